// Secrets of Gravity Well over HTTP: in two matches of the fast scenario that differ only in what Yellow's booster carries (GW-BST-05), Blue and
// spectators receive equal bytes until it is deployed.
import * as gravityWell from '@admiralty/systems/gravity-well'
import { about } from '@admiralty/systems/gravity-well/about'
import * as gravityWellPolicy from '@admiralty/systems/gravity-well/bots'
import { atSoleCall } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import type { GameModules } from '../src/index.ts'
import { closeAll, openTwinMatch, probe, receivedBy, sendOrder, type TwinMatch, viewOf } from './twin-matches.ts'

const { system } = gravityWell
const sole = atSoleCall(system, ({ calls }) => calls)
type View = ReturnType<typeof system.view>
type Order = ReturnType<typeof system.defaultOrder>
const games: GameModules = { 'gravity-well': { about, rules: async () => gravityWell, bots: async () => gravityWellPolicy } }

/** Circular orbits of ring 4, which has no debris, so that no dice are rolled and both twins can have one secret. */
const PLACES: Readonly<Record<string, Order>> = {
  yellow: { order: 'station', hex: [0, -5], sense: 'clockwise' },
  blue: { order: 'station', hex: [0, 5], sense: 'anticlockwise' },
}
/** Launches a booster with a thing of this kind. */
function launch(view: View, kind: string): Order {
  const station = Object.values(view.units).find((unit) => unit.seat === 'yellow' && unit.kind === 'station')
  const item = station && view.secret.yellow?.bays[station.id]?.find((one) => one.kind === kind)
  if (!item) throw new Error(`there is no ${kind} in Yellow's bay`)
  return { order: 'launch', launches: [{ station: station.id, craft: null, payload: [item.id], shift: 0 }], leave: [], openBays: false }
}
/** Builds both loads, so that the pools of the twins are equal, too. */
function buildLoads(view: View): Order {
  const station = Object.values(view.units).find((unit) => unit.seat === 'yellow' && unit.kind === 'station')?.id ?? ''
  const builds = (['basicWarhead', 'comSat'] as const).map((kind) => ({ station, kind, to: { at: 'bay' as const } }))
  return { order: 'build', recycle: [], repairs: [], installs: [], builds }
}
const boosterOf = (view: View): string => Object.values(view.units).find(({ kind }) => kind === 'booster')?.id ?? ''

/** Plays on until `isEnough`; `special` may give another order than the default one. */
async function play(
  match: TwinMatch,
  isEnough: (view: View, kind: string) => boolean,
  special: (view: View, kind: string, seat: string) => Order | undefined,
): Promise<void> {
  for (;;) {
    const [call] = match.streams.blue?.table().message.calls ?? []
    if (!call || isEnough(viewOf<View>(match, 'blue'), call.kind)) return
    for (const seat of call.seats) {
      const view = viewOf<View>(match, seat)
      await sendOrder(match, seat, call.id, sole.forcedOrder(view, seat) ?? special(view, call.kind, seat) ?? sole.defaultOrder(view))
    }
  }
}
const pry = async (match: TwinMatch): Promise<string> => {
  const booster = boosterOf(viewOf<View>(match, 'blue'))
  const forbidden = [
    { order: 'deploy', units: [booster] },
    { order: 'strike', unit: booster, target: booster },
    { order: 'pulse', units: [booster] },
    { order: 'cargo', actions: [{ do: 'drop', carrier: booster, items: [] }] },
  ]
  return JSON.stringify(await probe(match, 'blue', forbidden))
}

async function battleWith(kind: 'basicWarhead' | 'comSat') {
  const match = await openTwinMatch({ games, system: 'gravity-well', scenario: 'fast', options: {}, secret: 'one secret' })
  const started = (view: View, kindOfCall: string, seat: string): Order | undefined => {
    if (kindOfCall === 'station') return PLACES[seat]
    if (seat !== 'yellow') return undefined
    if (kindOfCall === 'build' && view.turn === 1) return buildLoads(view)
    return kindOfCall === 'launch' && view.turn === 2 ? launch(view, kind) : undefined
  }
  await play(match, ({ turn }, call) => turn === 2 && call === 'thrust', started)
  const launched = await pry(match)
  await play(match, ({ turn }, call) => turn === 3 && call === 'thrust', started)
  const later = await pry(match)
  const sealed = { blue: receivedBy(match, 'blue'), public: receivedBy(match, 'public'), launched, later }
  const yellow = receivedBy(match, 'yellow')
  const deployed = (_: View, kindOfCall: string, seat: string): Order | undefined =>
    kindOfCall === 'deploy' && seat === 'yellow' ? { order: 'deploy', units: 'all' } : undefined
  await play(match, ({ turn }) => turn === 4, deployed)
  const opened = { blue: receivedBy(match, 'blue'), public: receivedBy(match, 'public') }
  closeAll(match)
  return { sealed, yellow, opened }
}

test('Blue and spectators receive equal bytes through three turns of the fast scenario, whether a booster carries a warhead or a satellite, until it is deployed', async () => {
  const warhead = await battleWith('basicWarhead')
  const satellite = await battleWith('comSat')
  expect(satellite.sealed).toEqual(warhead.sealed)
  expect(warhead.sealed.blue).toContain('"booster"')
  expect(warhead.sealed.blue).toContain('"turn":[3]')
  expect(satellite.yellow).not.toBe(warhead.yellow)
  expect(satellite.opened.blue).not.toBe(warhead.opened.blue)
  expect(satellite.opened.public).not.toBe(warhead.opened.public)
})
