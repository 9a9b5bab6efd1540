// The kernel as WebAssembly. It answers lists of numbers with lists of numbers: kernel/bindings/c/numbers.h.

/** The kernel refused a request that makes no sense. Nothing was cleaned up in its memory: load it again. */
export class BadRequest extends Error {}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  call(): number;
  answer(): number;
}

export interface Kernel {
  answer(request: Int32Array): Int32Array<ArrayBuffer>;
}

const NOT_SUPPORTED = 58; // an error number of WASI

export async function loadKernel(module: WebAssembly.Module): Promise<Kernel> {
  const view = () => new DataView(kernel.memory.buffer);
  const refuse = (at: number) => {
    const bytes = new Uint8Array(kernel.memory.buffer, at);
    throw new BadRequest(new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0))));
  };
  // Of the system the kernel needs a clock; what its library can do besides is never called.
  const wasi: Record<string, (...args: number[]) => number> = {};
  for (const { module: name, name: call } of WebAssembly.Module.imports(module)) if (name === "wasi_snapshot_preview1") wasi[call] = () => NOT_SUPPORTED;
  const clock = (_id: number, _precision: bigint, at: number) => {
    view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  };
  const instance = await WebAssembly.instantiate(module, {
    sixfold: { refuse },
    wasi_snapshot_preview1: { ...wasi, clock_time_get: clock },
  });
  const kernel = instance.exports as unknown as Exports;
  kernel._initialize();
  return {
    answer(request) {
      const at = kernel.room(request.length);
      new Int32Array(kernel.memory.buffer, at, request.length).set(request);
      const size = kernel.call();
      return new Int32Array(kernel.memory.buffer, kernel.answer(), size).slice();
    },
  };
}
