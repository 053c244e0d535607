// Animations of observations: a table with an entry for each type, and the drawings that entries are made of.
import type { Counter, Motion, MotionAnchor, ShotStyle, SideStyle } from '@admiralty/board'
import type { Counted, Place } from '@admiralty/kernel'

/** The views around an observation. */
export interface Around<View> {
  readonly before: View
  readonly after: View
}
interface Observed {
  readonly type: string
}
/** The animations of each type of observation; none for a type that is missing. */
export type MotionTable<View, Observation extends Observed> = {
  readonly [K in Observation['type']]?: (observation: Extract<Observation, { readonly type: K }>, around: Around<View>) => readonly Motion[]
}
/** `GameUi.motions` by a table. */
export const motionsBy =
  <View, Observation extends Observed>(table: MotionTable<View, Observation>) =>
  (observation: Observation, before: View, after: View): readonly Motion[] => {
    const drawn: ((observation: never, around: Around<View>) => readonly Motion[]) | undefined =
      table[observation.type as Observation['type']] // TypeScript widens `type` to string
    return drawn?.(observation as never, { before, after }) ?? [] // the key is the type of the observation
  }

/** The functions with which a game finds the things that animations are about. */
interface Things<View> {
  /** Undefined if the viewer does not see it. */
  placeOf(view: View, thing: string): Place | undefined
  sideStyleOf(view: View, thing: string): SideStyle
  counters(view: View): readonly Counter[]
}
interface Shot {
  readonly from: string
  readonly at: string
  readonly manner: ShotStyle
  readonly result: 'hit' | 'miss' | 'stopped'
}
/** The most dice that are drawn beside one thing. */
const MOST_DICE = 6
/** Animations of things by id; none of a thing that is not seen. */
export function motionKit<View>({ placeOf, sideStyleOf, counters }: Things<View>) {
  const anchor = ({ before, after }: Around<View>, thing: string): MotionAnchor | undefined => {
    const at = placeOf(before, thing) ?? placeOf(after, thing)
    return at && { thing, at }
  }
  const over = (around: Around<View>, thing: string, draw: (at: MotionAnchor) => Motion): readonly Motion[] => {
    const at = anchor(around, thing)
    return at ? [draw(at)] : []
  }
  return {
    /** A text that rises from a thing. */
    flash: (around: Around<View>, thing: string, text: string, good = false) =>
      over(around, thing, (at) => ({ kind: 'flash', at, text, good })),
    /** A text that stays at a thing for a while. */
    mark: (around: Around<View>, thing: string, text: string) => over(around, thing, (at) => ({ kind: 'mark', at, text })),
    /** A die beside a thing. */
    die: (around: Around<View>, thing: string, face: number, counted: Counted) =>
      over(around, thing, (at) => ({ kind: 'die', at, face, counted })),
    /** Dice beside a thing; the first six, so that they stay readable. */
    dice: (around: Around<View>, thing: string, thrown: readonly (readonly [face: number, counted: Counted])[]) =>
      thrown.slice(0, MOST_DICE).flatMap(([face, counted]) => over(around, thing, (at) => ({ kind: 'die', at, face, counted }))),
    /** The counter of a thing fades. */
    fade({ before }: Around<View>, thing: string, into: 'wreck' | 'nothing'): readonly Motion[] {
      const counter = counters(before).find(({ id }) => id === thing)
      return counter ? [{ kind: 'fade', counter, into }] : []
    },
    shot(around: Around<View>, { from, at, manner, result }: Shot): readonly Motion[] {
      const [start, end] = [anchor(around, from), anchor(around, at)]
      if (!start || !end) return []
      return [{ kind: 'shot', manner, sideStyle: sideStyleOf(around.before, from), from: start, to: end, result }]
    },
  }
}
