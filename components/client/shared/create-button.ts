/** A button, for what scripts add to finished HTML. Inside a form, it doesn't submit. */
export const createButton = (
  properties: Partial<Pick<HTMLButtonElement, 'id' | 'className' | 'title' | 'textContent'>> = {},
): HTMLButtonElement => Object.assign(document.createElement('button'), { type: 'button' as const, ...properties });
