// Bays, gifts and a flagship that a viewer has not seen.
import { type Dice, pick } from '@admiralty/kernel'
import { BERTHS } from '../../data/tables.ts'
import { placeGifts } from '../design/gifts.ts'
import { isStationDesign } from '../design/spaces.ts'
import type { FleetDesign, ShipDesign, View } from '../state.ts'
import { fits, type GuessedShip, withDevice } from './designs.ts'

/** Adds enough bays for the fighters to ships that have room. */
export function withBays(view: View, guesses: readonly GuessedShip[], fighters: number, dice: Dice): readonly GuessedShip[] {
  const all = [...guesses]
  const berths = (): number => all.reduce((sum, { design }) => sum + bays(design) * BERTHS, 0)
  const alive = all.flatMap(({ ship, freighter }, index) => (freighter || ship.hull === 'scout' || ship.status !== 'flying' ? [] : [index]))
  for (let tries = 0; tries < 20 && berths() < fighters && alive.length > 0; tries += 1) {
    const index = pick(dice, alive)
    const guess = all[index]
    if (!guess) continue
    const design = withDevice(guess.design, 'bay')
    if (fits(view.setup, design) || tries > 12) all[index] = { ...guess, design }
  }
  return all
}

const bays = ({ auxiliaries }: ShipDesign): number => auxiliaries.filter(({ kind }) => kind === 'bay').length

/** The ship that has shown a gift, else a random ship other than a freighter. */
export function flagshipAmong(guesses: readonly GuessedShip[], dice: Dice): string | null {
  const could = guesses.filter(({ freighter }) => !freighter)
  const known = could.find(showsGift)
  if (known) return known.ship.id
  return could.length > 0 ? pick(dice, could).ship.id : null
}

const showsGift = ({ ship }: GuessedShip): boolean =>
  ship.known.some(({ gift, giftRange, giftDamage }) => gift || giftRange + giftDamage > 0)

/** Places the gift, which is public, at random unless a part of it has been seen. */
export function withGift(view: View, guess: GuessedShip, dice: Dice): ShipDesign {
  const rows = view.advantages[guess.ship.seat]?.rows ?? []
  if (guess.open || showsGift(guess) || rows.length === 0) return guess.design
  const known = guess.ship.known.length
  const legal = ({ ships: [ship] }: FleetDesign): boolean =>
    ship !== undefined &&
    fits(view.setup, ship) &&
    isStationDesign(ship) === guess.ship.station &&
    (known === 0 || unchanged(guess.design, ship))
  const alone: FleetDesign = { name: '', ships: [guess.design], flagship: 0, damageControl: 0 }
  return placeGifts(alone, rows, legal, dice).ships[0] ?? guess.design
}

/** Whether the weapons seen so far stay as they were seen. */
const unchanged = (before: ShipDesign, after: ShipDesign): boolean =>
  before.weapons.every((weapon, index) => weapon.range === after.weapons[index]?.range && weapon.damage === after.weapons[index]?.damage)
