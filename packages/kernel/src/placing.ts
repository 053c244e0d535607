// Choices of a place as choices of single places, so that whoever picks knows one kind of choice.
import { onPlace } from './choices.ts'
import type { Choice, ChoiceResult, Place, Placement, PlaceRequest, RegionRequest } from './words.ts'

/** A choice that leads to an order or a draft. */
export interface PlacedChoice<Order = unknown, Draft = unknown> extends Choice<Order, Draft> {
  readonly then: Exclude<ChoiceResult<Order, Draft>, { readonly kind: 'place' | 'region' }>
}
/** A choice that asks for a place, without the request. */
type Unplaced = Omit<Choice, 'then'>

const keyOf = ([q, r]: Place): string => `${q},${r}`

/** Every place of a request once: turned by `turns`, or by the next rotation clockwise that is allowed there. */
export function placementsAt({ within }: Pick<PlaceRequest, 'within'>, turns: number): readonly Placement[] {
  const rotations = within.map((_, step) => (turns + step) % within.length)
  const found = new Map<string, Placement>()
  for (const rotation of rotations)
    for (const at of within[rotation] ?? []) if (!found.has(keyOf(at))) found.set(keyOf(at), { at, turns: rotation })
  return [...found.values()]
}
/** The thing at the same place, turned clockwise to the next rotation that is allowed there. */
export const turnedPlacement = (request: Pick<PlaceRequest, 'within'>, { at, turns }: Placement): Placement =>
  placementsAt(request, turns + 1).find((placement) => keyOf(placement.at) === keyOf(at)) ?? { at, turns }

const allPlacements = ({ within }: PlaceRequest): readonly Placement[] =>
  within.flatMap((places, turns) => places.map((at) => ({ at, turns })))

function placed<Draft>(choice: Unplaced, request: PlaceRequest<Draft>, placement: Placement): PlacedChoice<never, Draft> {
  const { at, turns } = placement
  const turned = turns === 0 ? null : `turned by ${(360 / request.within.length) * turns}°`
  return {
    ...choice,
    key: `${choice.key}@${keyOf(at)}`,
    label: `${choice.label}: ${request.nameOf(at)}`,
    note: [choice.note, turned].filter((part) => part !== null).join(', ') || null,
    spots: [onPlace(at)],
    then: { kind: 'draft', draft: request.withPlace(placement) },
  }
}
/** The choice of one place of a region. */
export const placedInRegion = <Draft>(choice: Unplaced, request: RegionRequest<Draft>, at: Place): PlacedChoice<never, Draft> => ({
  ...choice,
  key: `${choice.key}@${keyOf(at)}`,
  label: `${choice.label}: ${request.nameOf(at)}`,
  spots: [onPlace(at)],
  then: { kind: 'draft', draft: request.withPlace(at) },
})

type Replacing<Request, Draft> = (choice: Unplaced, request: Request) => readonly PlacedChoice<never, Draft>[]
const replaced = <Order, Draft>(
  choices: readonly Choice<Order, Draft>[],
  ofPlaces: Replacing<PlaceRequest<Draft>, Draft>,
  ofRegion: Replacing<RegionRequest<Draft>, Draft>,
): readonly PlacedChoice<Order, Draft>[] =>
  choices.flatMap(({ then, ...choice }): readonly PlacedChoice<Order, Draft>[] => {
    if (then.kind === 'place') return ofPlaces(choice, then)
    return then.kind === 'region' ? ofRegion(choice, then) : [{ ...choice, then }]
  })

/** The choices with one for each place instead of each that asks for a place, turned as in `placementsAt`. Turning changes no key. Regions are left out. */
export const choicesByPlace = <Order, Draft>(choices: readonly Choice<Order, Draft>[], turns: number) =>
  replaced<Order, Draft>(
    choices,
    (choice, request) => placementsAt(request, turns).map((placement) => placed(choice, request, placement)),
    () => [],
  )

/** The choices with one for each place and rotation, and for each example of a region: for everything that walks through all choices. */
export const choicesByPlacement = <Order, Draft>(choices: readonly Choice<Order, Draft>[]) =>
  replaced<Order, Draft>(
    choices,
    (choice, request) =>
      allPlacements(request).map((placement) => ({
        ...placed(choice, request, placement),
        key: `${choice.key}@${keyOf(placement.at)}/${placement.turns}`,
      })),
    (choice, request) => request.examples.map((at) => placedInRegion(choice, request, at)),
  )
