// Reads a receipt from the text of a file or of a link.
import { z } from 'zod'
import type { FileFailure } from './archive.ts'
import { readJson } from './guard.ts'
import { type Receipt, receiptSchema } from './receipt.ts'
import { firstIssue } from './sealed.ts'

/** A receipt has a few members for each entry of a match. */
const RECEIPT_LIMITS = { characters: 2 ** 24, depth: 8, values: 500_000, members: 50_000, texts: true }
/** The newest format of receipts that this program knows. */
const NEWEST = 2
/** A receipt of a later format may have any other fields. */
const laterFormatSchema = z.looseObject({ receipt: z.int().min(NEWEST + 1) })

/** A receipt, or why it cannot be used: it is damaged or something else (`unread`), or of a later format (`unknown`). */
export type ReadReceipt = { readonly receipt: Receipt } | { readonly failure: Exclude<FileFailure, 'wrong'>; readonly reason: string }

/** Reads a receipt. */
export function readReceipt(text: string): ReadReceipt {
  const read = readJson(text, RECEIPT_LIMITS)
  if ('wrong' in read) return { failure: 'unread', reason: read.wrong }
  const later = laterFormatSchema.safeParse(read.value)
  if (later.success)
    return {
      failure: 'unknown',
      reason: `it has format ${later.data.receipt} of receipts, but this program knows formats up to ${NEWEST}`,
    }
  const parsed = receiptSchema.safeParse(read.value)
  return parsed.success ? { receipt: parsed.data } : { failure: 'unread', reason: firstIssue(parsed.error) }
}
