// When an address is not written to any more.
import type { AddressRecord } from '@admiralty/store'

/** Notices that an address may refuse or return. */
const MOST_BOUNCES = 3

/** Whether no notice is mailed to an address any more, because it has refused or returned too many, until its owner confirms it again. */
export const isStopped = ({ bounces }: Pick<AddressRecord, 'bounces'>): boolean => bounces >= MOST_BOUNCES
