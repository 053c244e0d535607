// The forms of this game: their types, and what their rows share.
import { type FormRow, type FormRows, type FormsOf, type Page, rowsOf } from '@admiralty/forms'
import type { Choice } from '@admiralty/kernel'
import { makeHexNumber } from '@admiralty/space'
import type { RuleTypes } from '../chapter.ts'
import type { HexPose } from '../movement/course.ts'
import type { Order } from '../orders.ts'
import type { Draft } from './draft.ts'
import { facingName } from './say.ts'

export type GameForms = FormsOf<RuleTypes, Draft>
export type GamePage = Page<Draft, Order>
export type GameRow = FormRow<Draft, Order>
export type GameRows = FormRows<Draft, Order>
export type GameChoice = Choice<Order, Draft>
export const row = rowsOf<Draft, Order>()
export { type Details, firstOfEach, START, sameAgain, toggled } from '@admiralty/forms'
export type { DraftOf } from './draft.ts'
/** '0507, facing NE' */
export const poseText = ({ hex, facing }: HexPose): string => `${makeHexNumber(hex)}, facing ${facingName(facing)}`
