// All events of Full Thrust, joined from the chapters of its rules. Without the common events.
import { isAmong, joinChapters, seenIf, seenWhole, type Viewer } from '@admiralty/kernel'
import type { z } from 'zod'
import { attackChapter } from './attack/events.ts'
import { damageChapter } from './damage/events.ts'
import { endingChapter } from './ending/events.ts'
import { fireChapter } from './fire/events.ts'
import { flightChapter } from './flight/events.ts'
import { movementChapter } from './movement/events.ts'
import { ordnanceChapter } from './ordnance/events.ts'
import { repairChapter } from './repair/events.ts'
import { settingChapter } from './setting/events.ts'
import type { Color } from './shapes.ts'
import { turnChapter } from './turn/events.ts'

export const { events, records } = joinChapters([
  settingChapter,
  turnChapter,
  movementChapter,
  flightChapter,
  ordnanceChapter,
  attackChapter,
  fireChapter,
  damageChapter,
  repairChapter,
  endingChapter,
])
type Strained = Extract<OwnEvent, { readonly type: 'driveStrained' }>
type Checked = Extract<OwnEvent, { readonly type: 'systemsChecked' }>
/** FT-MOV-02: orders of P1 are observed by their owner only. FT-DMG-08: so are the dice of checks in a battle of a campaign. */
export const observations = {
  ...seenWhole(events),
  ...seenIf(({ seat }: { readonly seat: Color }, viewer) => isAmong([seat], viewer), 'plotsWritten'),
  ...seenIf(({ closed }: Strained, viewer) => closed === null || isAmong([closed], viewer), 'driveStrained'),
  systemsChecked: (event: Checked, viewer: Viewer): Checked =>
    event.closed === null || isAmong([event.closed], viewer) ? event : { ...event, rolls: [] },
}
export type OwnEvent = z.infer<(typeof events)[number]>
