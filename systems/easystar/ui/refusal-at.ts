// Why a press on a hex does nothing, in the words of the rules.

import type { SceneMoment } from '@admiralty/game-ui'
import { type Refusal, refuse } from '@admiralty/kernel'
import { type Hex, makeHexNumber } from '@admiralty/space'
import { FIGHTERS } from '../data/tables.ts'
import { cannotFire } from '../src/fire/shot-check.ts'
import { weaponsReady } from '../src/fire/targets.ts'
import type { EasyStar } from '../src/game.ts'
import type { Color, Fighter, Ship, View } from '../src/state.ts'
import { fighterOf, fightersAt, flying, isColor, shipsAt } from '../src/table.ts'
import { fullName, itemName, nameOf } from '../src/words/say.ts'
import type { Draft } from '../src/words.ts'
import { forShips } from './ship-refusal.ts'

function forFighters(view: View, draft: Draft | null, hex: Hex): Refusal | null {
  if (draft?.kind === 'launch') return refuse('ES-FTR-05', 'a fighter is launched into an empty hex beside its carrier')
  if (draft?.kind !== 'flight') return null
  const fighter = fighterOf(view, draft.fighter)
  return refuse('ES-FMV-01', `${makeHexNumber(hex)} is too far: a fighter has ${FIGHTERS[fighter.kind].points} points for hexes and turns`)
}

/** Why none of the weapons that may fire can fire at a target: the weapon that comes nearest to it is named. */
function outOfFire(view: View, me: Color, draft: Draft | null, target: Ship | Fighter): Refusal {
  const chosen = draft && 'from' in draft ? draft.from : null
  const guns = weaponsReady(view, me).filter(({ from }) => chosen === null || from === chosen)
  const refusals = guns.flatMap((gun) => {
    const refusal = cannotFire(view, { ...gun, at: target.id, powerUp: null })
    return refusal ? [{ gun, refusal }] : []
  })
  const nearest = refusals.find(({ refusal }) => refusal.rule === 'ES-CMB-04') ?? refusals[0]
  if (!nearest) return refuse('ES-CMB-01', 'every weapon has fired this turn')
  const { gun, refusal } = nearest
  return refuse(refusal.rule, `${nameOf(view, gun.from)}, ${itemName(gun.weapon)}: ${refusal.reason}`)
}
function forFire(view: View, me: Color, draft: Draft | null, hex: Hex): Refusal | null {
  const [target] = [...shipsAt(view, hex), ...fightersAt(view, hex)].filter(({ seat }) => seat !== me)
  if (target) return outOfFire(view, me, draft, target)
  const [own] = shipsAt(view, hex).filter(flying)
  return own ? refuse('ES-CMB-02', `${fullName(view, own.id)} has no weapon that may fire at an enemy now`) : null
}

/** `GameUi.refusalAt` of this game. */
export function refusalAt({ view, draft }: SceneMoment<EasyStar, Draft>, hex: Hex): Refusal | null {
  const kind = view.calls.find(({ seats }) => seats.includes(view.me))?.kind
  if (!isColor(view.me)) return null
  switch (kind) {
    case 'ships':
      return forShips(view, view.me, draft, hex)
    case 'fighters':
      return forFighters(view, draft, hex)
    case 'fire':
      return forFire(view, view.me, draft, hex)
    case 'deploy':
      return refuse(
        'ES-SEQ-01',
        draft?.kind === 'deploy' && draft.ship !== null ? 'that hex is taken or outside your zone' : 'select a ship first',
      )
    default:
      return null
  }
}
