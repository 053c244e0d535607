// Rows for fighters that leave their bays.
import { onHex, onItem } from '@admiralty/kernel'
import { hexKey, makeHexNumber, neighbours } from '@admiralty/space'
import { toLaunch } from '../movement/fighter-orders.ts'
import { berthOf, mayLaunchInto } from '../movement/fighters.ts'
import type { Color, View } from '../state.ts'
import { shipOf } from '../table.ts'
import { type DraftOf, type GameRows, row } from './form.ts'
import { fighterName, shipName } from './say.ts'

// Launches.
export const bayRows = (view: View, me: Color): GameRows =>
  toLaunch(view, me).map(({ ship, fighter }) => {
    const found = berthOf(view, ship, fighter)
    if (!found || !neighbours(ship.hex).some((hex) => mayLaunchInto(view, ship, hex))) return false
    const effect = { set: { kind: 'launch', ship: ship.id, fighter }, spots: [onItem(ship.id, found.bay.id)] } as const
    return row(`launch:${fighter}`, 'ES-FTR-05', `Launch ${fighterName(found.berth)} from ${shipName(ship)}`, effect)
  })

export const launchRows = (view: View, { ship, fighter }: DraftOf<'launch'>): GameRows =>
  neighbours(shipOf(view, ship).hex).map((hex) => {
    const give = { order: 'launch', ship, fighter, hex } as const
    return row(`to:${hexKey(hex)}`, 'ES-FTR-05', `Launch to ${makeHexNumber(hex)}`, { give, spots: [onHex(hex)] })
  })
