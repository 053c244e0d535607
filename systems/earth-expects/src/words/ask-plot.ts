// The question of movement for all ships of a seat.

import { plural } from '@admiralty/kernel'
import { commanded } from '../ask.ts'
import { straight } from '../movement/means.ts'
import type { Color } from '../shapes.ts'
import type { Plot, Ship, View } from '../state.ts'
import { enemiesOf, shipOf } from '../table.ts'
import { closeForAll, makeForAll, reachable, turnForAll } from './all-ships.ts'
import { orderOf, shipPage } from './ask-ship-plot.ts'
import type { Draft, PlotDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRow, onlyShip, onThing, row, shipRow } from './form.ts'
import { fullName } from './say.ts'

const movers = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter(({ design }) => !design.base)
const start = (view: View, me: Color): PlotDraft => ({ kind: 'plot', ships: {}, ship: onlyShip(movers(view, me)), path: '' })

export function plotPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const ships = movers(view, me)
  if (now.ship !== null) return shipPage(view, ships, now, shipOf(view, now.ship))
  const label = Object.keys(now.ships).length === 0 ? 'All straight on' : 'Confirm plots'
  return {
    phase: 'Movement · yours to decide',
    title: 'Plot your movement',
    text: 'All plots are sealed, then opened together. A ship without a plot moves straight ahead.',
    rule: 'EE-MOV-09',
    rows() {
      const can = reachable(view, ships)
      const enemies = enemiesOf(view, me)
      return [
        row('plot', 'EE-MOV-09', label, { give: orderOf(now), role: 'main' }),
        enemies.length > 1 && allRow(now, 'near', 'Each moves towards its nearest enemy', closeForAll(view, can, enemies)),
        allRow(now, 'L', 'All turn left, then move on', turnForAll(view, ships, 'L')),
        allRow(now, 'R', 'All turn right, then move on', turnForAll(view, ships, 'R')),
        ships.map((ship) => shipRow(view, 'EE-MOV-09', { ...now, path: '' }, ship, plotNote(now.ships[ship.id] ?? straight(view, ship)))),
        enemies.map((enemy) => {
          const all = allRow(now, enemy.id, `All move towards ${fullName(view, enemy)}`, makeForAll(view, can, enemy.hex))
          return all && { ...all, spots: [onThing(enemy.id)] }
        }),
      ]
    },
  }
}

/** A row that sets these plots; no row if there are none. */
function allRow(now: PlotDraft, key: string, label: string, plots: PlotDraft['ships']): GameRow | false {
  const many = Object.keys(plots).length
  const effect = { set: { ...now, ships: { ...now.ships, ...plots } }, note: plural(many, 'ship') }
  return many > 0 && row(`all:${key}`, 'EE-MOV-09', label, effect)
}
const MADE: Readonly<Record<string, string>> = { L: 'left', R: 'right', l: 'drift left', r: 'drift right', X: 'cancel' }
/** '2, left, 3': hexes ahead, and manoeuvres between them. */
function plotNote({ path, glide }: Plot): string {
  if (glide || path === '') return glide ? 'drifts' : 'stays'
  const parts = (path.match(/F+|./g) ?? []).map((part) => MADE[part] ?? `${part.length}`)
  return parts.join(', ').replace(/^(\d+)$/, '$1 ahead')
}
