// People who read their mails from a real SMTP server.
import type { Page } from '@playwright/test'
import { openSmtp, type SmtpMail } from '../../apps/server/src/errands/smtp.ts'
import { openSmtpServer, type SmtpServer, type TakenMail } from '../../apps/server/test/smtp-server.ts'
import { expect } from './fixtures.ts'
import { button } from './people.ts'

/** A mail server, and how a server of Admiralty sends through it. */
export interface Post {
  readonly server: SmtpServer
  readonly mail: SmtpMail
  /** The mails to an address so far, without those that only confirm it. */
  to(address: string): readonly TakenMail[]
  close(): Promise<void>
}
export async function openPost(...fates: Parameters<typeof openSmtpServer>): Promise<Post> {
  const server = await openSmtpServer(...fates)
  const mail = openSmtp({ url: server.url, from: 'admiralty@example.org' })
  return {
    server,
    mail,
    to: (address) => server.taken.filter((one) => one.to?.some((to) => to.address === address) && one.subject !== CONFIRMATION),
    async close() {
      mail.close()
      await server.close()
    },
  }
}
const CONFIRMATION = 'Your link to Admiralty'

/** Gives a person, who looks at the page You, a mail address, and opens the link of the mail. */
export async function confirmAddress(page: Page, { server }: Post, address: string): Promise<void> {
  const before = server.taken.length
  await page.getByRole('textbox', { name: 'mail address' }).fill(address)
  await button(page, 'Send me a link').click()
  await expect.poll(() => server.taken.length).toBeGreaterThan(before)
  const link = /http\S+\/me\/mail\/\S+/.exec(server.taken.at(-1)?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await button(page, 'Yes, confirm').click()
  await page.getByRole('link', { name: 'Your page' }).click()
  await expect(page.getByText(`Your address is ${address}`)).toBeVisible()
}
