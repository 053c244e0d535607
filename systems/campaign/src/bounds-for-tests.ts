// Finds bounds of numbers and lists that are not those of a schema.

/** A copy with another value at a path: 'land/worlds/0101/base'. */
function changed(value: unknown, path: string, to: unknown): unknown {
  const [key = '', ...rest] = path.split('/')
  const inner = Object(value)[key]
  const next = rest.length === 0 ? to : changed(inner, rest.join('/'), to)
  return Array.isArray(value) ? value.with(Number(key), next) : { ...Object(value), [key]: next }
}
type Schema = Readonly<Record<'safeParse', (value: unknown) => { readonly success: boolean }>>
/** A number with its bounds. */
export type NumberRow = readonly [path: string, least: number, most: number]
/** The rows whose bounds are not those of the schema. */
export const wrongNumbers = (schema: Schema, whole: unknown, rows: readonly NumberRow[]) =>
  rows.filter(([path, least, most]) => {
    const fits = (value: number): boolean => schema.safeParse(changed(whole, path, value)).success
    return !(fits(least) && fits(most)) || fits(least - 1) || fits(most + 1) || fits(least + 0.5)
  })
/** A list with one of its items and its greatest length. */
export type ListRow = readonly [path: string, item: unknown, most: number]
/** The lists whose greatest length is not that of the schema. */
export const wrongLists = (schema: Schema, whole: unknown, rows: readonly ListRow[]) =>
  rows.filter(([path, item, most]) => {
    const fits = (length: number): boolean =>
      schema.safeParse(
        changed(
          whole,
          path,
          Array.from({ length }, () => item),
        ),
      ).success
    return !(fits(0) && fits(most)) || fits(most + 1)
  })
