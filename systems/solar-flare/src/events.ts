// All events of Solar Flare, joined from the chapters of its rules. Without the common events.
import { joinChapters } from '@admiralty/kernel'
import type { z } from 'zod'
import { movementChapter } from './movement/events.ts'
import { powerChapter } from './power/events.ts'
import { settingChapter } from './setting/events.ts'
import { turnChapter } from './turn/events.ts'
import { weaponChapter } from './weapons/events.ts'

export const { events, records, observations } = joinChapters([settingChapter, turnChapter, weaponChapter, movementChapter, powerChapter])
export type OwnEvent = z.infer<(typeof events)[number]>
