// Worlds as sites of the chart, and the legend of their drawings.
import { type LegendEntry, type SideStyle, type Site, sideStyleOf } from '@admiralty/board'
import { hexOf } from '../src/land/geometry.ts'
import type { World } from '../src/land/world.ts'
import type { Resource } from '../src/shapes.ts'
import { incomeOf } from '../src/start/income.ts'
import type { View } from '../src/state.ts'
import { empireName, worldName } from '../src/words/names.ts'
import { nameOfHex, worldTitle } from '../src/words/world-names.ts'

/** The style of a seat, the same on every page. */
export const styleOf = (_: View, seat: string): SideStyle => sideStyleOf(seat)

/** The drawing of each resource. */
const SYMBOLS: Readonly<Record<Resource, Site['symbol']>> = {
  ore: 'triangle',
  food: 'plant',
  fuel: 'drop',
  goods: 'crate',
  luxuries: 'star',
  hub: 'rings',
}
/** The meaning of the drawings. */
export const LEGEND: readonly LegendEntry[] = [
  ...Object.entries(SYMBOLS).map(([resource, mark]) => ({ mark, text: resource })),
  { mark: 'dot', text: 'world' },
  { mark: 'link', text: 'space lane' },
  { mark: null, text: 'figure: base income' },
]

function titleOf(world: World): string {
  const { owner } = world
  return `${worldName(world)}, ${owner ? `owned by ${empireName(owner)}` : 'without an owner'}`
}
/** A world as a site. `selected` is the address of the selected one. */
export function siteOf(view: View, world: World, selected: string | null): Site {
  const { at, owner, resource } = world
  return {
    id: at,
    at: hexOf(at),
    sideStyle: owner === null ? null : styleOf(view, owner),
    symbol: resource === null ? 'dot' : SYMBOLS[resource],
    figure: String(incomeOf(world).total),
    name: at === selected ? worldTitle(at) : nameOfHex(at),
    selected: at === selected,
    title: titleOf(world),
  }
}
