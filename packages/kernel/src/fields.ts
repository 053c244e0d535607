// Small schemas that the schemas of every game use.
import { z } from 'zod'

/** The schema of an object that nobody changes. */
export const fields = <S extends z.ZodRawShape>(shape: S) => z.object(shape).readonly()
/** A whole number within limits, both inclusive. */
export const whole = (least: number, most: number) => z.int().min(least).max(most)
