// Small schemas that the schemas of every game use.
import { z } from 'zod'

/** The schema of an object that nobody changes. */
export const fields = <S extends z.ZodRawShape>(shape: S) => z.object(shape).readonly()
/** The object that `fields` of this shape describes. */
export type FieldsOf<S extends z.ZodRawShape> = z.infer<ReturnType<typeof fields<S>>>
/** A whole number within limits, both inclusive. */
export const whole = (least: number, most: number) => z.int().min(least).max(most)
/** The schema of an order of this kind with these fields. */
export const order = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) => fields({ order: z.literal(name), ...shape })
/** The schema of a step of this kind with these fields. */
export const step = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) => fields({ step: z.literal(name), ...shape })
