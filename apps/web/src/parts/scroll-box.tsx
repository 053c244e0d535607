import type { ComponentProps } from 'react'

/** A part of a page that scrolls by itself. */
export const ScrollBox = (props: ComponentProps<'section'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
  <section {...props} tabIndex={0} />
)
