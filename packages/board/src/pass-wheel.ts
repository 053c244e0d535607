// The wheel also enlarges the chart while the pointer is over a panel, a menu, an arrow or a button.
import type { WheelEvent } from 'react'

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Gives the chart a wheel event of something over it, unless that scrolls. */
export function passWheel({ target, currentTarget, nativeEvent }: WheelEvent, chart: HTMLElement | null): void {
  if (!chart || !(target instanceof Element) || chart.contains(target)) return
  for (let at: Element | null = target; at && at !== currentTarget; at = at.parentElement) if (scrolls(at)) return
  chart.dispatchEvent(new window.WheelEvent(nativeEvent.type, nativeEvent))
}
