// Starts the client: queries, routes, and the session that a refresh cookie may bring back.

import '../../ui/src/tokens.css'
import '../../ui/src/base.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app/App.tsx'
import { Crash } from './app/Crash.tsx'
import { restore } from './lib/api.ts'
import { ApiError } from './lib/api-error.ts'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status === 0),
    },
    mutations: { retry: false },
  },
})

// After an update the parts of the old version are gone: the page is loaded anew, once, and only
// where the server answers. Otherwise the line is down, and there would be no page at all.
addEventListener('vite:preloadError', () => {
  if (performance.now() < 10_000) return
  fetch('/api/health').then(
    () => location.reload(),
    () => {},
  )
})
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
