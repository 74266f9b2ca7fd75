import { installChromium } from "./chromium";

export default installChromium;
