// Values of the server itself, which are made once and then kept.
import type { Db } from './group-commit.ts'

/** The value with this name: `fresh` if there was none. */
export async function serverValue(open: Db, name: 'key' | 'push', fresh: string): Promise<string> {
  await open
    .insertInto('server')
    .values({ name, value: fresh })
    .onConflict((taken) => taken.column('name').doNothing())
    .execute()
  return (await open.selectFrom('server').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
