/** As `ref`: the element takes the focus when it appears, for the one thing to do on a page or in a question that was just opened. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
