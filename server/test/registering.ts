// Signing up as a browser does: what is sent, and the calls that follow.

import { type AccountsApp, type AppWishes, createAccountsApp } from '#test/accounts-app.ts'
import { freshDatabase } from '#test/database.ts'

export let database: ReturnType<typeof freshDatabase>

export const anApp = (wishes?: AppWishes) => createAccountsApp(database().db, wishes)

let people = 0

export function aRegistration() {
  people += 1
  const password = 'otter-meadow-41'
  return {
    email: `Newcomer${people}@Example.org`,
    password,
    confirmPassword: password,
    firstname: 'Grace',
    lastname: 'Hopper',
    phone: '+31 20 123 4567',
  }
}

export function register({ app }: AccountsApp, payload: object | string, from = '127.0.0.1') {
  const headers = { 'content-type': 'application/json' }
  const url = '/api/auth/register'
  return app.inject({ method: 'POST', url, payload, headers, remoteAddress: from })
}

export function confirm({ app }: AccountsApp, hash: string) {
  return app.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { hash } })
}

export function call({ app }: AccountsApp, method: 'GET' | 'POST', url: string, token: string) {
  return app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
}

/** For all tests of a file. */
export function openRegistering(): void {
  database = freshDatabase()
}
