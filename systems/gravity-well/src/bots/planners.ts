// The careful answers by kind of call, without dice. Bots choose among them, and the screen proposes them to players.
import type { Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { build, deliver } from './economy.ts'
import { aim, arm, cargo, deploy, fire, land, pulse, type QuestionCheck, strike } from './fight.ts'
import { launch } from './launch.ts'
import { thrust } from './thrust.ts'

type Planner = (view: View, me: Color, question: QuestionCheck) => readonly Order[]
export const PLANNERS: Readonly<Record<string, Planner | undefined>> = {
  launch,
  thrust,
  cargo,
  land,
  deploy,
  aim,
  fire,
  pulse,
  arm,
  strike,
  deliver,
  build,
}
