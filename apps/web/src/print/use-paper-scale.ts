// On a screen narrower than the paper the sheets are shown smaller; they are printed at their size all the same.
import { type RefObject, useEffect } from 'react'

/** In CSS pixels, 96 an inch. */
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
