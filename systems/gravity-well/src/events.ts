// All events of Gravity Well, joined from the chapters of its rules. Without the common events.
import { joinChapters } from '@admiralty/kernel'
import type { z } from 'zod'
import { economyChapter } from './economy/events.ts'
import { fightChapter } from './fight/events.ts'
import { impulseChapter } from './impulse/events.ts'
import { launchChapter } from './launch/events.ts'
import { settingChapter } from './setting/events.ts'
import { thrustChapter } from './thrust/events.ts'

export const { events, records, observations } = joinChapters([
  settingChapter,
  launchChapter,
  thrustChapter,
  impulseChapter,
  fightChapter,
  economyChapter,
])
export type OwnEvent = z.infer<(typeof events)[number]>
