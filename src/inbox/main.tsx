import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './style/base.css';
import './style/shell.css';
import './style/charts.css';
import './style/form.css';
import './style/list.css';
import './style/bulk.css';
import './style/picker.css';
import './style/settings.css';
import './style/invoice.css';
import './style/facts.css';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
