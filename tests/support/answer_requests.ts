// Answers a file of requests with the kernel as WebAssembly: node answer_requests.ts KERNEL REQUESTS ANSWERS
//
// Each request, and each answer, is the number of its numbers and the numbers. Prints the CPU milliseconds of each.
import { readFileSync, writeFileSync } from "node:fs";
import { loadKernel } from "../../web/src/local/kernel.ts";

const [program = "", from = "", to = ""] = process.argv.slice(2);
const kernel = await loadKernel(await WebAssembly.compile(readFileSync(program)));
const bytes = readFileSync(from);
const numbers = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
const answers: Int32Array[] = [];
const times: number[] = [];
for (let at = 0; at < numbers.length; at += 1 + numbers[at]!) {
  const begun = process.cpuUsage();
  const answer = kernel.answer(numbers.slice(at + 1, at + 1 + numbers[at]!));
  const { user, system } = process.cpuUsage(begun);
  times.push((user + system) / 1000);
  answers.push(Int32Array.of(answer.length), answer);
}
writeFileSync(to, Buffer.concat(answers.map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength))));
console.log(JSON.stringify(times));
