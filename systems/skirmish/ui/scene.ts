// The scene: a counter for each squad, a line for the shot that is resolved, and a line for the aimed choice.
import { type Counter, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import type { SceneMoment } from '@admiralty/game-ui'
import { plural } from '@admiralty/kernel'
import type { Skirmish } from '../src/chapter.ts'
import { type Draft, squadName } from '../src/dialogs.ts'
import { faceDown, isStanding, squadsOf } from '../src/lookup.ts'
import type { Color, Squad, View } from '../src/state.ts'
import { facingOf, HEXES, hexOf } from './chart.ts'

export function sceneOf(moment: SceneMoment<Skirmish, Draft>): Scene {
  const { view, selected } = moment
  return {
    hexes: HEXES,
    counters: squadsOf(view).map((squad) => counterOf(view, squad, selected)),
    tracks: tracksOf(moment),
    tints: [],
    hatched: [],
    marked: [],
    caption: null,
  }
}

function counterOf(view: View, squad: Squad, selected: string | null): Counter {
  const { seat, strength } = squad
  const hasStrength = isStanding(squad)
  return {
    id: seat,
    at: hexOf(view, seat),
    facing: hasStrength ? facingOf(view, seat) : null,
    symbol: hasStrength ? 'fighter' : 'wreck',
    sideStyle: sideStyleOf(seat),
    label: squadName(seat),
    look: hasStrength ? 'plain' : 'wreck',
    damage: hasStrength ? [view.setup.strength - strength, view.setup.strength] : null,
    marks: squad.planned === 'ambush' ? ['ambush'] : [],
    selected: seat === selected,
    title: `${squadName(seat)}: strength ${strength}, ${plural(faceDown(squad).length, 'card')} face down`,
  }
}

function tracksOf({ view, aimed }: SceneMoment<Skirmish, Draft>): readonly Track[] {
  const order = aimed?.then.kind === 'order' ? aimed.then.order : null
  const shot = view.shot ? [line(view, view.shot.from, view.shot.at, 'shot')] : []
  const me = view.setup.seats.find(({ seat }) => seat === view.me)?.seat
  const aim = order && 'at' in order && me ? [line(view, me, order.at, 'aim')] : []
  return [...shot, ...aim]
}

const line = (view: View, from: Color, at: Color, style: Track['style']): Track => ({
  sideStyle: sideStyleOf(from),
  places: [hexOf(view, from), hexOf(view, at)],
  style,
  notes: [],
})
