// The question which routes missiles take (EE-MIS-06).
import { list, plural } from '@admiralty/kernel'
import { type Hex, rowTo } from '@admiralty/space'
import { toGuide } from '../fire/missiles.ts'
import { waysOf } from '../fire/ways.ts'
import type { Color } from '../shapes.ts'
import type { Missile, View } from '../state.ts'
import { missileOf } from '../table.ts'
import type { Draft, GuideDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRow, type GameRows, onHex, onThing, row } from './form.ts'
import { hexName, missileName, nameOf } from './say.ts'

// Missiles.
/** 'Bend at 0304, enters from 0405' */
function wayLabel(path: readonly Hex[], entry: Hex): string {
  const bends = path.filter((hex, index) => {
    const [before, after] = [path[index - 1], path[index + 1]]
    return before && after && rowTo(before, hex) !== rowTo(hex, after)
  })
  return `${bends.length === 0 ? 'Straight' : `Bend at ${list(bends.map(hexName))}`}, enters from ${hexName(entry)}`
}

export function guidePage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf<'guide'>(draft, { kind: 'guide', missiles: {}, missile: null })
  const missiles = toGuide(view, me)
  const flown = missiles.find(({ id }) => id === now.missile)
  return {
    phase: 'Weapons · your missiles move',
    title: flown ? `Route of ${missileName(view, missileOf(view, flown.id))}` : 'Which routes do your missiles take?',
    text: 'A route is straight or has one bend. The hex of entry decides which side the missile hits and which weapons can shoot at it.',
    rule: 'EE-MIS-06',
    back: flown && { set: { ...now, missile: null } },
    rows: () =>
      flown
        ? wayRows(view, now, flown)
        : [
            row('guide', 'EE-MIS-06', 'Confirm routes', { give: { order: 'guide', missiles: now.missiles }, role: 'main' }),
            missiles.map((one) => missileRow(view, now, one)),
          ],
  }
}

function missileRow(view: View, now: GuideDraft, missile: Missile): GameRow {
  const label = `${missileName(view, missile)} at ${nameOf(view, missile.target)}`
  const details = { spots: [onThing(missile.id)], note: plural(waysOf(view, missile).length, 'route') }
  return row(`missile:${missile.id}`, 'EE-MIS-06', label, { set: { ...now, missile: missile.id }, ...details })
}

const wayRows = (view: View, now: GuideDraft, flown: Missile): GameRows =>
  waysOf(view, flown).map(({ path, entry }, way) => {
    const set = { ...now, missiles: { ...now.missiles, [flown.id]: way }, missile: null }
    return row(`way:${way}`, 'EE-MIS-06', wayLabel(path, entry), {
      set,
      spots: [onHex(entry)],
      note: now.missiles[flown.id] === way ? 'chosen' : null,
    })
  })
