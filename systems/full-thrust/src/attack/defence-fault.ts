// Why an order of defence is refused: its mounts and their tasks (FT-PD).
import { type OrderVerdict, type Refusal, refusalsOfParts, refuse } from '@admiralty/kernel'
import { ADFC_RANGE } from '../../data/tables.ts'
import type { DefenceOrder, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { controlFault, flying, isEnemy, partOf, present, shipsOfSeat, systemOf } from '../table.ts'
import { areaControls, areaFault, defenders, isNear, isThreatened, salvoesOn, strikersOn } from './defence.ts'

export function defenceFault(table: Table, me: Color, { defences }: OrderOf<'defend'>): OrderVerdict {
  const mounts = defences.map(({ ship, mount }) => `${ship}/${mount}`)
  if (new Set(mounts).size < mounts.length) return refuse('FT-SEQ-06', 'a mount defends once in a turn')
  const ships = shipsOfSeat(table, me)
  const fault = refusalsOfParts(
    defences,
    ({ ship }) => ship,
    (defence) => {
      const ship = ships.find((own) => own.id === defence.ship)
      if (!ship) return refuse('FT-PD-04', `${defence.ship} is no ship of yours on the table`)
      return controlFault(table, ship) ?? mountFault(table, ship, defence)
    },
  )
  if (fault) return fault
  return refusalsOfParts(
    ships,
    ({ id }) => id,
    (ship) => tasksFault(table, ship, defences),
  )
}

const isOn = (threats: readonly { readonly id: string }[], id: string): boolean => threats.some((threat) => threat.id === id)

/** Whether a ship's own threats include the target. */
const isThreatTo = (table: Table, ship: string, { kind, id }: DefenceOrder['target']): boolean =>
  isOn(kind === 'group' ? strikersOn(table, ship) : salvoesOn(table, ship), id)

/** FT-PD-06: fire at a group that attacks neither the ship nor a friend that it covers. */
const isFreeFire = (table: Table, { ship, target, covering }: DefenceOrder): boolean =>
  covering === null && !isThreatTo(table, ship, target)

function mountFault(table: Table, ship: Ship, defence: DefenceOrder): Refusal | undefined {
  const { mount, target, covering } = defence
  if (!isOn(defenders(table, ship), mount)) return refuse('FT-PD-01', idleMount(ship, mount))
  if (covering !== null && covering !== ship.id) {
    const fault = areaFault(table, ship) ?? coverFault(table, ship, covering)
    if (fault) return fault
    if (!partOf(ship, mount, 'pds')) return refuse('FT-PD-06', 'only point defence systems cover other ships')
    return isThreatTo(table, covering, target) ? undefined : refuse('FT-PD-04', `${target.id} does not attack ${covering}`)
  }
  if (isThreatTo(table, ship.id, target)) return undefined
  if (target.kind === 'salvo') return refuse('FT-PD-04', `${target.id} does not home on ${ship.name}`)
  const fault = areaFault(table, ship) ?? freeFireFault(table, ship, target.id)
  if (fault) return fault
  return partOf(ship, mount, 'pds') ? undefined : refuse('FT-PD-06', 'only point defence systems fire for the area')
}

/** Why a mount does not defend, in words. */
function idleMount(ship: Ship, mount: string): string {
  const part = systemOf(ship, mount)?.part
  if (!part) return `${ship.name} has no ${mount}`
  if (part.kind !== 'pds' && !(part.kind === 'beam' && part.class === 1)) return `${mount} is neither point defence nor a class 1 beam`
  const lost = ship.condition.systems[mount]
  return lost === undefined ? `${mount} of ${ship.name} has been used in this turn` : `${mount} of ${ship.name} is ${lost}`
}

/** FT-PD-06: why a ship does not cover another one. */
function coverFault(table: Table, ship: Ship, covering: string): Refusal | undefined {
  const friend = present(table).find(({ id }) => id === covering)
  if (!friend || isEnemy(table, friend.seat, ship.seat)) return refuse('FT-PD-06', `${covering} is no friendly ship on the table`)
  if (!isNear(table, ship, friend)) return refuse('FT-PD-06', `${friend.name} is more than ${ADFC_RANGE} MU from ${ship.name}`)
  return isThreatened(table, friend) ? undefined : refuse('FT-PD-06', `nothing attacks ${friend.name}`)
}

/** FT-PD-06: why a ship does not fire at a group that does not attack it. */
function freeFireFault(table: Table, ship: Ship, target: string): Refusal | undefined {
  const group = flying(table).find(({ id }) => id === target)
  if (!group || !isEnemy(table, group.seat, ship.seat)) return refuse('FT-PD-06', `${target} is no hostile group in flight`)
  if (group.fought === table.turn) return refuse('FT-PD-06', `${target} is in a dogfight`)
  return isNear(table, ship, group) ? undefined : refuse('FT-PD-06', `${target} is more than ${ADFC_RANGE} MU from ${ship.name}`)
}

function tasksFault(table: Table, ship: Ship, defences: readonly DefenceOrder[]): Refusal | undefined {
  const own = defences.filter((defence) => defence.ship === ship.id)
  const covered = new Set(own.flatMap(({ covering }) => (covering === null || covering === ship.id ? [] : [covering])))
  const free = new Set(own.filter((defence) => isFreeFire(table, defence)).map(({ target }) => target.id))
  const controls = areaControls(table, ship)
  return covered.size + free.size > controls
    ? refuse('FT-PD-06', `${ship.name} has ${controls} area-defence controls for ${covered.size + free.size} tasks`)
    : undefined
}
