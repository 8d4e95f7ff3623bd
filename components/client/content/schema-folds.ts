const OPEN = 'Open all fields';
const CLOSE = 'Close all fields';

/** One button for all folds of a schema; each fold also works on its own. */
export function enhanceSchemas(root: ParentNode): void {
  for (const schema of root.querySelectorAll<HTMLElement>('.schema:not([data-ready])')) {
    schema.dataset.ready = '';
    const folds = [...schema.querySelectorAll<HTMLDetailsElement>('details.fold')];
    if (!folds.length) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'schema-folds';
    const isOpen = () => folds.every((fold) => fold.open);
    const update = () => {
      button.textContent = isOpen() ? CLOSE : OPEN;
    };
    button.addEventListener('click', () => {
      const open = !isOpen();
      for (const fold of folds) fold.open = open;
    });
    for (const fold of folds) fold.addEventListener('toggle', update);
    update();
    schema.prepend(button);
  }
}
