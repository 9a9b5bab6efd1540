// The focus stays near when the element that has it is disabled or removed: otherwise keyboard and reader start at the top.

/** No field of a form: the next key would change what is in it. */
const STOPS = "a[href], button, summary, [tabindex]";

let last: Element | undefined;
let parents: Element[] = [];
let checking = false;

const disabled = (element: Element) => !element.isConnected || element.matches(":disabled");
const usable = (element: Element) => !disabled(element) && element.checkVisibility({ visibilityProperty: true });

/** Return whether nothing usable has the focus. Chromium leaves it on a disabled button until the next frame. */
export function focusLost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || disabled(here);
}

/** Return what can be reached by Tab nearest to where the focus was, or the page itself. */
function nearest(lost: Element): HTMLElement | null {
  for (const parent of parents) {
    // Where something is gone, its neighbours are those that share more with it than the page.
    const within = lost.isConnected ? parent : parent.parentElement;
    if (!parent.isConnected || !within?.closest("main, header, dialog")) continue;
    const stops = [...parent.querySelectorAll<HTMLElement>(STOPS)].filter((each) => each.tabIndex >= 0 && usable(each));
    const after = stops.find((each) => lost.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING);
    const found = lost.isConnected ? (after ?? stops.at(-1)) : stops[0];
    if (found) return found;
  }
  return document.querySelector("main");
}

function check(): void {
  checking = false;
  if (!last || !focusLost()) return;
  // Still usable: the user left it on purpose, by a click beside it.
  if (usable(last)) last = undefined;
  else nearest(last)?.focus({ preventScroll: true });
}

/** After the next frame, when other code may have moved the focus. */
function checkSoon(): void {
  if (checking || !last) return;
  checking = true;
  requestAnimationFrame(check);
}

/** Have Enter in a name lead to the next name of the form. From the last one it sends the form, as everywhere. */
export function enterLeadsOn(event: KeyboardEvent & { currentTarget: HTMLInputElement }): void {
  if (event.key !== "Enter" || event.isComposing) return;
  const names = [...event.currentTarget.form!.querySelectorAll<HTMLInputElement>("input.name")];
  const next = names[names.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Watch the focus as long as the page lives. */
export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    last = target as Element;
    parents = [];
    for (let each = last.parentElement; each; each = each.parentElement) parents.push(each);
  });
  document.addEventListener("focusout", checkSoon);
  const changes = new MutationObserver(() => {
    if (last && disabled(last)) checkSoon();
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ["disabled"] });
}
