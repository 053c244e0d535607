// Mails as a mail server returns them, for tests.

/** A report about a mail: 'failed' with a status such as '5.1.1', 'delayed', or 'delivered'. */
export const reportOf = (action: string, status: string): string =>
  [
    'From: MAILER-DAEMON@mx.example.org',
    'Subject: Undelivered mail',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Action: failed, as this text says for people.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; anna@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    '--part--',
    '',
  ].join('\r\n')

/** The answer of a program that tells of holidays. */
export const HOLIDAYS = 'From: anna@example.org\r\nSubject: Away\r\nAuto-Submitted: auto-replied\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n'
