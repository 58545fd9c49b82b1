// Before the first paint: a stored choice of colours replaces the system's. src/theme/theme.ts stores it.
try {
  const choice = localStorage.getItem('nb-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.nbTheme = choice;
} catch {
  // Storage is closed to this page: the system's colours stay.
}
