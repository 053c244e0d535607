// All events of Earth Expects, joined from the chapters of its rules. Without the common events.
import { joinChapters } from '@admiralty/kernel'
import type { z } from 'zod'
import { damageChapter } from './damage/events.ts'
import { fireChapter } from './fire/events.ts'
import { hidingChapter } from './hiding/events.ts'
import { movementChapter } from './movement/events.ts'
import { powerChapter } from './power/events.ts'
import { repairChapter } from './repair/events.ts'
import { sensorsChapter } from './sensors/events.ts'
import { settingChapter } from './setting/events.ts'

export const { events, records, observations } = joinChapters([
  damageChapter,
  hidingChapter,
  fireChapter,
  movementChapter,
  powerChapter,
  repairChapter,
  sensorsChapter,
  settingChapter,
])
export type OwnEvent = z.infer<(typeof events)[number]>
