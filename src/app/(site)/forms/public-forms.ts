import type { PublicForm } from "~/server/forms/form";
import { applicationForm } from "./application-form";
import { contactForm } from "./contact-form";
import { conversationForm } from "./conversation-form";
import { erasureForm } from "./erasure-form";

/** All forms that visitors send. */
export const publicForms: readonly PublicForm[] = [contactForm, conversationForm, applicationForm, erasureForm];
