// Checks whether a power allocation is legal (EE-POW, EE-ENG), on its owner's view.
import { firstRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { boxName, twice } from '../ask.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, Table } from '../state.ts'
import { designOf } from '../table.ts'
import { fewestDice, isFewest } from './courses.ts'
import { costsNow, failureDice, mostSpeed, POINT, pointsOf, powerTo, speedBefore } from './points.ts'
import { drawnFrom, isDocking, type Supply, supplyOf, totalOf } from './supply.ts'

export function cannotAllocate(table: Table, ship: Ship, allocation: Allocation): Refusal | undefined {
  const supply = supplyOf(table, ship)
  const called: Called = (box) => boxName(table, ship, box)
  return (
    wrongLights(supply, allocation, called) ??
    wrongEngines(supply, allocation, called) ??
    wrongWay(supply, allocation, called) ??
    overdrawn(supply, allocation) ??
    wrongModes(table, ship, allocation) ??
    wrongCourse(table, ship, allocation)
  )
}

/** Gives the name of a box or engine on the ship's record. */
type Called = (box: string) => string

function wrongLights({ lightable }: Supply, { lit }: Allocation, called: Called): Refusal | undefined {
  if (twice(lit)) return refuse('EE-POW-07', 'a box takes at most one point')
  const dark = lit.find((box) => !lightable.includes(box))
  return dark === undefined ? undefined : refuse('EE-POW-06', `${called(dark)} takes no power, or is damaged`)
}

function wrongEngines({ engines, control }: Supply, { engines: runs }: Allocation, called: Called): Refusal | undefined {
  const wrong = firstRefusal(Object.entries(runs), ([id, { boxes }]) => {
    const engine = engines.find((one) => one.id === id)
    if (!engine) return refuse('EE-ENG-03', `${called(id)} is not an engine with an undamaged box`)
    return firstRefusal(Object.entries(boxes), ([box, quarters]) => {
      const most = engine.boxes.find((one) => one.id === box)?.most
      if (most === undefined) return refuse('EE-POW-06', `${called(box)} is not an undamaged box of ${called(id)}`)
      return quarters <= most ? undefined : refuse(most < POINT ? 'EE-HEN-01' : 'EE-ENG-06', `${called(box)} takes at most ${most / POINT}`) // EE-POW-09
    })
  })
  if (wrong) return wrong
  const running = (makes: 'speed' | 'manoeuvre'): number =>
    Object.values(runs).filter((run) => run.makes === makes && totalOf(run.boxes) > 0).length
  if (running('speed') > 1) return refuse('EE-ENG-08', 'at most one engine may make speed points')
  if (running('manoeuvre') > control)
    return refuse('EE-ENG-09', `at most one engine per usable control box may make manoeuvre points: ${control}`) // EE-CTL-04
  return undefined
}

/** EE-REV-01. */
function wrongWay({ engines }: Supply, { engines: runs }: Allocation, called: Called): Refusal | undefined {
  const closed = engines.find((engine) => {
    const made = runs[engine.id]
    return made?.makes === 'speed' && totalOf(made.boxes) > 0 && !engine.drives
  })
  return closed && refuse('EE-REV-01', `${called(closed.id)} is not open to space in front and cannot drive the ship in reverse`)
}

/** EE-POW-04: a box that may take power is undamaged, and so belongs to a network. */
function overdrawn(supply: Supply, { lit, engines }: Allocation): Refusal | undefined {
  return firstRefusal(supply.networks, (network) => {
    const { boxes, yields } = network
    const asked = lit.filter((box) => boxes.has(box)).length * POINT + drawnFrom(network, supply, engines)
    return asked <= yields ? undefined : refuse('EE-POW-05', `${asked / POINT} points are allocated, but the network has ${yields / POINT}`)
  })
}

/** EE-RFR-01, EE-MPB-02: rapid fire and primary boxes, for powered and unpowered weapons. */
export function wrongModes(table: Table, ship: Ship, { rapid, primaries }: Allocation): Refusal | undefined {
  const { options } = table.setup
  const systems = systemsOf(layoutOf(designOf(table, ship)))
  const slow = rapid.find((id) => !options.rapidFire || systems.find((one) => one.id === id)?.kind !== 'railgun')
  if (slow !== undefined) return refuse('EE-RFR-01', `${boxName(table, ship, slow)} has no rapid fire`)
  return firstRefusal(Object.entries(primaries), ([id, box]) => {
    const known = systems.find((one) => one.id === id)?.primaries.some((primary) => primary.box === box)
    return known ? undefined : refuse('EE-MPB-02', `${boxName(table, ship, box)} is not a primary box of ${boxName(table, ship, id)}`)
  })
}

function wrongCourse(table: Table, ship: Ship, allocation: Allocation): Refusal | undefined {
  const speed = powerTo(allocation, 'speed')
  const manoeuvre = powerTo(allocation, 'manoeuvre')
  if (ship.design.base) return undefined
  if (speed + manoeuvre > 0) {
    if (isDocking(table, ship)) return refuse('EE-DOC-03', 'no engine may run while ships dock, settle or undock')
    if (ship.rolling > 0) return refuse('EE-ROL-01', 'no engine may run while a ship rolls')
  }
  const before = speedBefore(table, ship)
  const most = mostSpeed(table, ship)
  if (speed > most) return refuse('EE-ENG-10', `speed power may rise by at most one point per turn, to ${most / POINT}`)
  if (!isFewest(table, ship, failureDice(costsNow(table, ship), before, { speed, manoeuvre })))
    return refuse(
      fewestDice(table, ship) > 0 ? 'EE-EFA-02' : 'EE-ENG-11',
      `speed power falls by more than one point: add manoeuvre power to brake, or keep more of the ${before / POINT}`,
    )
  if (ship.ftl !== null && pointsOf(table, ship, allocation).manoeuvre > 0)
    return refuse('EE-FTL-01', 'a ship that prepares to leave by FTL makes no manoeuvre power')
  return undefined
}
