// Mounts the toasts beside the application: they close after 5 seconds, or by dragging them 80 %
// out. They stand below the header, which has the balance, and over a modal that is open.

import { createRoot } from 'react-dom/client'
// Its style comes as a file: the page's policy allows no style written in by a script.
import 'react-toastify/ReactToastify.css'
import './toast.css'
import { ToastContainer, toast } from 'react-toastify/unstyled'

export function mountToasts(): (kind: 'success' | 'error' | 'info', text: string) => void {
  const element = document.createElement('div')
  element.className = 'toasts'
  element.popover = 'manual'
  document.body.append(element)
  createRoot(element).render(
    <ToastContainer position="top-right" autoClose={5_000} draggablePercent={80} />,
  )
  return (kind, text) => {
    const header = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0
    element.style.setProperty('--below-header', `${Math.max(header, 0)}px`)
    // Shown anew it comes over whatever modal was opened since.
    element.hidePopover?.()
    element.showPopover?.()
    toast[kind](text)
  }
}
