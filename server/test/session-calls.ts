// The calls about sessions that several files of tests make.

import { type AccountsApp, type AppWishes, createAccountsApp } from '#test/accounts-app.ts'
import { freshDatabase } from '#test/database.ts'

export let database: ReturnType<typeof freshDatabase>

export const anApp = (wishes?: AppWishes) => createAccountsApp(database().db, wishes)

export const statusOf = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode

export function logout({ app }: AccountsApp, shown: { refresh?: string; token?: string }) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    cookies: shown.refresh === undefined ? {} : { refresh: shown.refresh },
    headers: shown.token === undefined ? {} : { authorization: `Bearer ${shown.token}` },
  })
}

/** For all tests of a file. */
export function openSessions(): void {
  database = freshDatabase()
}
