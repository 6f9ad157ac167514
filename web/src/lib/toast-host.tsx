// Mounts the toasts beside the application: they close after 5 seconds, or by dragging them 80 %
// out.

import { createRoot } from 'react-dom/client'
// Its style comes as a file: the page's policy allows no style written in by a script.
import 'react-toastify/ReactToastify.css'
import './toast.css'
import { ToastContainer, toast } from 'react-toastify/unstyled'

export function mountToasts(): (kind: 'success' | 'error' | 'info', text: string) => void {
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <ToastContainer position="top-right" autoClose={5_000} draggablePercent={80} />,
  )
  return (kind, text) => {
    toast[kind](text)
  }
}
