// Scales the sheets down if the screen is narrower than the paper. They print at full size.
import { type RefObject, useEffect } from 'react'

/** Widths in CSS pixels, 96 to the inch. */
const WIDTH = { a4: (210 / 25.4) * 96, letter: 8.5 * 96 } as const

export function usePaperScale(desk: RefObject<HTMLElement | null>, paper: keyof typeof WIDTH): void {
  useEffect(() => {
    const element = desk.current
    if (!element) return
    const fit = () => element.style.setProperty('--paper-scale', String(Math.min(1, element.clientWidth / WIDTH[paper])))
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    fit()
    return () => watch.disconnect()
  }, [desk, paper])
}
