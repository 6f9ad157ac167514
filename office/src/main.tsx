// Starts the office.

import '../../ui/src/tokens.css'
import '../../ui/src/base.css'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { ApiError } from '#browser/http/api-error.ts'
import { App } from './App.tsx'

/** Whose session is over is told of nothing: the door knows whether that is why. */
const queryCache = new QueryCache({
  onError: (error) => {
    const isGone = error instanceof ApiError && error.status === 404
    if (isGone) void queries.invalidateQueries({ queryKey: ['door'] })
  },
})

const queries = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status === 0),
    },
    mutations: { retry: false },
  },
})

/** The language is the first part of the address, as on the site. */
const base = /^(\/nl)?\/office/.exec(location.pathname)?.[0] ?? '/office'
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Router base={base}>
          <App />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  )
}
