/** What is wrong with all of a form, said aloud when it appears. */
export function FormProblem({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger-text empty:hidden">
      {children}
    </p>
  )
}
