// All events of EasyStar, joined from the chapters of its rules. Without the common events.
import { joinChapters } from '@admiralty/kernel'
import type { z } from 'zod'
import { damageChapter } from './damage/events.ts'
import { designChapter } from './design/events.ts'
import { fireChapter } from './fire/events.ts'
import { movementChapter } from './movement/events.ts'

export const { events, records, observations } = joinChapters([designChapter, movementChapter, fireChapter, damageChapter])
export type OwnEvent = z.infer<(typeof events)[number]>
