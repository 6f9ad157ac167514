// Starts the client: queries, routes, and the session that a refresh cookie may bring back.

import '../../ui/src/tokens.css'
import '../../ui/src/base.css'
import '#browser/page/fonts.css'
import './app/shell.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from '#browser/http/api-error.ts'
import { reloadForLostParts } from '#browser/page/lazy-part.ts'
import { App } from './app/App.tsx'
import { restore } from './lib/http/call.ts'
import { Crash } from './lib/panels/Crash.tsx'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status === 0),
    },
    mutations: { retry: false },
  },
})

reloadForLostParts()
void restore()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Crash>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </Crash>
    </StrictMode>,
  )
}
