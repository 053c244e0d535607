// Reads a receipt from the text of a file or of a link.
import { FILE_FORMATS, otherVersion } from '@admiralty/kernel'
import { z } from 'zod'
import type { FileFailure } from './archive.ts'
import { readJson } from './guard.ts'
import { type Receipt, receiptSchema } from './receipt.ts'
import { firstIssue } from './sealed.ts'

/** A receipt has a few members for each entry of a match. */
const RECEIPT_LIMITS = { characters: 2 ** 24, depth: 8, values: 500_000, members: 50_000, texts: true }
/** The number of the form. A receipt of another form may have any other fields. */
const formSchema = z.looseObject({ receipt: z.int().min(1) })

/** Why a receipt cannot be used: it is damaged or something else (`unread`), of another version (`unknown`), or holds nothing (`empty`). */
type ReceiptFailure = Exclude<FileFailure, 'wrong'> | 'empty'
/** A receipt, or why it cannot be used. */
export type ReadReceipt = { readonly receipt: Receipt } | { readonly failure: ReceiptFailure; readonly reason: string }

/** Reads a receipt. */
export function readReceipt(text: string): ReadReceipt {
  const read = readJson(text, RECEIPT_LIMITS)
  if ('wrong' in read) return { failure: 'unread', reason: read.wrong }
  const other = otherVersion(formSchema.safeParse(read.value).data?.receipt, FILE_FORMATS.receipt)
  if (other !== undefined) return { failure: 'unknown', reason: `it was ${other}` }
  const parsed = receiptSchema.safeParse(read.value)
  if (!parsed.success) return { failure: 'unread', reason: firstIssue(parsed.error) }
  return isEmpty(parsed.data) ? { failure: 'empty', reason: 'this receipt holds nothing' } : { receipt: parsed.data }
}

/** The members that say what a receipt is of. Every journal of that match agrees with them. */
const ABOUT: readonly string[] = ['receipt', 'match', 'host', 'signature'] satisfies readonly (keyof Receipt)[]
const isEmpty = (receipt: Receipt): boolean =>
  Object.entries(receipt).every(([name, seen]) => ABOUT.includes(name) || Object.keys(seen ?? {}).length === 0)
