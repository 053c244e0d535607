// The parts that the records share.
import type { RecordProps } from '@admiralty/game-ui'
import type { Choice } from '@admiralty/kernel'
import type { GravityWell } from '../../src/game.ts'
import type { Order } from '../../src/orders.ts'
import type { Draft } from '../../src/words/draft.ts'

export type GameRecordProps = RecordProps<GravityWell, Draft>
export type RecordChoice = Choice<Order, Draft>
