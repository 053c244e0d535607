import { createElement, Fragment, type ReactNode } from 'react'

export interface InOrderProps<Item> {
  readonly of: readonly Item[]
  readonly children: (item: Item, index: number) => ReactNode
}
/** A list whose items are identified by their places: it is never reordered, and nothing in it needs a key. */
export const InOrder = <Item,>({ of, children }: InOrderProps<Item>) =>
  createElement(Fragment, null, ...of.map((item, index) => children(item, index)))
