import type { PublicForm } from "~/server/forms/form";
import { applicationForm } from "./application-form";
import { changeForm } from "./change-form";
import { contactForm } from "./contact-form";
import { conversationForm } from "./conversation-form";
import { myDataForm } from "./my-data-form";

export const publicForms: readonly PublicForm[] = [contactForm, conversationForm, applicationForm, myDataForm, changeForm];
