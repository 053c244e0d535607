// The weapon whose shots a player is choosing, with its fields and its caption.
import type { Overlay, Scene } from '@admiralty/board'
import { draftAhead, orderAhead, type SceneMoment } from '@admiralty/game-ui'
import { fighterWeapon } from '../src/fire/fighter-weapon.ts'
import type { Gun } from '../src/fire/firing.ts'
import type { EasyStar } from '../src/game.ts'
import type { Fighter, Item, Ship, View } from '../src/state.ts'
import { itemOf } from '../src/table.ts'
import { capital, itemName, nameOf } from '../src/words/say.ts'
import type { Draft } from '../src/words.ts'
import { fieldsOf, hitSides } from './fields.ts'

/** All that the scene depends on. */
export type Moment = SceneMoment<EasyStar, Draft>

interface SelectedWeapon {
  readonly from: Ship | Fighter
  readonly item: Item
  readonly powerUp: Gun['powerUp']
  /** The ship or fighter that it aims at; null while none is chosen. */
  readonly at: string | null
}

export function selectedWeapon(moment: Moment): SelectedWeapon | null {
  const { view } = moment
  const [draft, order] = [draftAhead(moment), orderAhead(moment)]
  const using = order?.order === 'fire' ? order : draft && 'weapon' in draft ? draft : null
  if (!using) return null
  const aim = 'at' in using ? { at: using.at, powerUp: using.powerUp } : { at: null, powerUp: null }
  const fighter = view.fighters[using.from]
  if (fighter) return { from: fighter, item: fighterWeapon(fighter), ...aim }
  const ship = view.ships[using.from]
  const item = ship && itemOf(view, ship, using.weapon)
  return ship && item ? { from: ship, item, ...aim } : null
}

/** The field of the weapon that is to fire, and the side of its target that it hits. */
export function shotFields(view: View, { from, item, powerUp, at }: SelectedWeapon): readonly Overlay[] {
  const gun = { from: from.id, weapon: item, powerUp }
  return [...fieldsOf(view, [gun], from), ...(at === null ? [] : hitSides(view, from.id, at))]
}

export const captionOf = (view: View, weapon: SelectedWeapon | null): Scene['caption'] =>
  weapon && { title: capital(itemName(weapon.item)), text: `mean damage at each hex, from ${nameOf(view, weapon.from.id)}` }
