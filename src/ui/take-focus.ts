/** As a `ref`: what comes in the place of a form that was sent is read out first. Its element has tabIndex -1. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
