// All steps of movement.
import { collisionSteps } from './collisions.ts'
import { fighterSteps } from './fighters.ts'
import { shipSteps } from './ships.ts'
import { turnStart } from './turn.ts'

export const movementSteps = { turnStart, ...shipSteps, ...fighterSteps, ...collisionSteps }
